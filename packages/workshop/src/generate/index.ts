export * from './fitting.ts';
export * from './order.ts';
export * from './production.ts';
export * from './record.ts';
export * from './rejections.ts';
export * from './spelling.ts';
export * from './statistics.ts';
export * from './subject.ts';
