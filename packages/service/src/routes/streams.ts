import { type Fault, makeFault } from '@latin-puzzles/core/basis';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { makeFaultRecord } from '../http/refusing.ts';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import type { PoolJob } from '../threads/job.ts';

/** How a stream is written. */
interface Writing {
  readonly type: string;
  readonly news: (json: string) => string;
  readonly end: (json: string) => string;
  readonly fault: (json: string) => string;
}

/** One JSON object a line. */
export function linesAnswer(job: PoolJob): Promise<Response> {
  const line = (json: string) => `${json}\n`;
  return streamAnswer(job, { type: 'application/x-ndjson; charset=utf-8', news: line, end: line, fault: line });
}

/** Server-sent events; a job tells each as `{ event, data }`. */
export function eventsAnswer(job: PoolJob): Promise<Response> {
  const write = (event: string, json: string) => `event: ${event}\ndata: ${json}\n\n`;
  return streamAnswer(job, {
    type: 'text/event-stream; charset=utf-8',
    news: (json) => {
      const { event, data } = JSON.parse(json) as { event: string; data: unknown };
      return write(event, JSON.stringify(data));
    },
    end: (json) => write('ended', json),
    fault: (json) => write('error', json),
  });
}

/**
 * What a job tells, no faster than the client takes it. What is wrong from the start is refused as usual: only then, when
 * there is something to tell, the answer begins.
 */
async function streamAnswer(job: PoolJob, { type, news, end, fault }: Writing): Promise<Response> {
  const told = job.news();
  let step = await told.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        try {
          if (!step.done) {
            write(step.value.map(news).join(''));
            step = await told.next();
          } else {
            write(end(step.value as string));
            controller.close();
          }
        } catch (error) {
          // The status is sent already: the last line says what has come in between.
          write(fault(JSON.stringify(makeFaultRecord(faultOf(error), 'en'))));
          controller.close();
        }
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}

function faultOf(error: unknown): Fault {
  return error instanceof Refusal ? error.fault : makeFault(SERVICE_FAULTS, 'service.failed', 'service');
}
