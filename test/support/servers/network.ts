import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerHost, startProcess } from './process.ts';

/** A host of a network: a network namespace, with no way to this machine or to others but its own cables. */
export interface NetworkHost extends ServerHost {
  /** The command line that runs a program there. */
  inside(program: string, args: readonly string[]): [string, string[]];
}

/** A host with a cable to the hub. */
export interface OuterHost extends NetworkHost {
  /** By which address it reaches the hub. */
  readonly hub: string;
  /** Pulls the cable out of the hub, without a word to anybody, or plugs it in again. */
  setCable(state: 'up' | 'down'): void;
}

/** Hosts of their own on this machine: one in the middle, and others that reach it and not each other. */
export interface HostNetwork {
  readonly hub: NetworkHost;
  readonly others: readonly OuterHost[];
  stop(): Promise<void>;
}

/** Why there can be no network of hosts on this machine; nothing if there can be. */
export function whyNoNetwork(): string | undefined {
  try {
    execFileSync('unshare', ['--net', 'ip', 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'two'], {
      stdio: 'pipe',
    });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr?: Buffer };
    return (stderr?.toString() || message).trim();
  }
}

export async function makeNetwork(count: number): Promise<HostNetwork> {
  const made = await Promise.all(Array.from({ length: count + 1 }, makeHost));
  const [hub, ...others] = made.map(({ host }) => host) as [NetworkHost, ...NetworkHost[]];
  const ip = (host: NetworkHost, ...args: string[]) => execFileSync(...host.inside('ip', args), { stdio: 'pipe' });
  for (const host of [hub, ...others]) ip(host, 'link', 'set', 'lo', 'up');
  return {
    hub,
    others: others.map((host, i): OuterHost => {
      const cable = `cable${i}`;
      const [at, near] = [`10.77.${i}.1`, `10.77.${i}.2`];
      ip(hub, 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'cable', 'netns', String(made[i + 1]!.pid));
      ip(hub, 'address', 'add', `${at}/24`, 'dev', cable);
      ip(host, 'address', 'add', `${near}/24`, 'dev', 'cable');
      for (const [end, name] of [
        [hub, cable],
        [host, 'cable'],
      ] as const)
        ip(end, 'link', 'set', name, 'up');
      return { ...host, hub: at, setCable: (state) => void ip(hub, 'link', 'set', cable, state) };
    }),
    async stop() {
      await Promise.all(made.map(({ end }) => end()));
    },
  };
}

/** A namespace lives as long as a process is in it. */
async function makeHost() {
  const keeper = startProcess('unshare', ['--net', 'sleep', 'infinity']);
  const { pid } = keeper.child;
  const here = readlinkSync('/proc/self/ns/net');
  while (readlinkSync(`/proc/${pid}/ns/net`) === here) await sleep(10);
  const enter = ['--target', String(pid), '--net'];
  const host: NetworkHost = {
    bind: '0.0.0.0',
    inside: (program, args) => ['nsenter', [...enter, '--', program, ...args]],
    start(program, args, { uid, gid }) {
      const user = uid === undefined ? [] : ['--setuid', String(uid), '--setgid', String(gid)];
      return startProcess('nsenter', [...enter, ...user, '--', program, ...args]);
    },
  };
  return { host, pid, end: () => keeper.end('SIGKILL') };
}
