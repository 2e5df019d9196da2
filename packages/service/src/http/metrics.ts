import type { PoolFigures } from '../threads/pool.ts';

/** The upper ends of the classes in which durations are counted, in seconds. */
const CLASSES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Durations {
  readonly counts: number[];
  sum: number;
  total: number;
}

/** Figures for Prometheus, in its text format (version 0.0.4). */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<string, Durations>();
  #underWay = 0;

  begin(): void {
    this.#underWay++;
  }

  /** A request is over. Routes are patterns of addresses, so that nobody can make up new ones. */
  end(route: string, method: string, status: number, seconds: number): void {
    this.#underWay--;
    const key = `route="${route}",method="${method}",status="${status}"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
    const durations = this.#durations.get(route) ?? { counts: CLASSES.map(() => 0), sum: 0, total: 0 };
    for (const [i, most] of CLASSES.entries()) if (seconds <= most) durations.counts[i]!++;
    durations.sum += seconds;
    durations.total++;
    this.#durations.set(route, durations);
  }

  text(pool: PoolFigures | undefined): string {
    const lines: string[] = [];
    const family = (name: string, type: string, help: string, samples: readonly string[]) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => name + sample));
    const gauge = (name: string, help: string, value: number) => family(name, 'gauge', help, [` ${value}`]);
    family(
      'latin_requests_total',
      'counter',
      'Requests answered.',
      [...this.#requests].map(([key, count]) => `{${key}} ${count}`),
    );
    family('latin_request_seconds', 'histogram', 'How long requests took.', [...this.#durations].flatMap(histogram));
    gauge('latin_requests_under_way', 'Requests that are being answered.', this.#underWay);
    if (pool) {
      gauge('latin_threads', 'Worker threads.', pool.threads);
      gauge('latin_threads_busy', 'Worker threads that have something to do.', pool.busy);
      gauge('latin_queue', 'Questions that wait for a thread.', pool.waiting);
      family('latin_threads_ended_total', 'counter', 'Threads that were ended in the middle of something.', [
        ` ${pool.ended}`,
      ]);
    }
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss());
    family('process_cpu_seconds_total', 'counter', 'Time on processors.', [
      ` ${process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6}`,
    ]);
    return `${lines.join('\n')}\n`;
  }
}

function histogram([route, { counts, sum, total }]: [string, Durations]): string[] {
  return [
    ...CLASSES.map((most, i) => `_bucket{route="${route}",le="${most}"} ${counts[i]}`),
    `_bucket{route="${route}",le="+Inf"} ${total}`,
    `_sum{route="${route}"} ${sum}`,
    `_count{route="${route}"} ${total}`,
  ];
}
