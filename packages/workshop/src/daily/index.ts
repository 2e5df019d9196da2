export * from './daily.ts';
export * from './date.ts';
export * from './featured.ts';
export * from './graded.ts';
export * from './grading.ts';
