// The programs of the system that tests use: found, installed from Debian where we may, or named with what is left out.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Workers on separate hosts, with a queue and a database on a third. */
const HOSTS = 'packages/cli/test/mill-hosts.test.ts';

/**
 * Each with the tests that cannot do without it. Any of its names will do; where the first is best by far, it is installed although
 * another is there.
 */
export const PROGRAMS = [
  {
    names: ['dreadnaut', 'nauty-dreadnaut'],
    debian: 'nauty',
    use: 'the automorphism groups of boards are compared with it',
    tests: ['packages/core/test/**/*-nauty.test.ts'],
  },
  {
    names: ['cadical'],
    debian: 'cadical',
    use: 'the engine is compared with it on large boards, and puzzles are put to it',
    tests: ['packages/core/test/engine/sat.test.ts', 'packages/methods/test/models/cadical.test.ts'],
  },
  {
    names: ['minizinc'],
    debian: 'minizinc',
    use: 'puzzles are put to it, and to Gecode through it',
    tests: ['packages/methods/test/models/minizinc.test.ts'],
  },
  {
    names: ['clingo'],
    debian: 'gringo',
    use: 'puzzles are put to it, and to clasp through it',
    tests: ['packages/methods/test/models/clingo.test.ts'],
  },
  {
    // The shell is the same browser without a window, and a visit takes it a third of the processor time.
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    debian: 'chromium-headless-shell',
    isBest: true,
    use: 'the studio is tried in it',
    tests: [
      'apps/studio/test/*.browser.test.ts',
      'packages/service/test/*.browser.test.ts',
      'packages/element/test/*.browser.test.ts',
    ],
  },
  {
    names: ['pdftotext'],
    debian: 'poppler-utils',
    use: 'printed pages are read back with it',
    tests: [
      'packages/cli/test/book*.test.ts',
      'packages/drawing/test/booklet/booklet.test.ts',
      'packages/drawing/test/pdf/print.test.ts',
      'packages/drawing/test/pdf/woff2.test.ts',
      'packages/drawing/test/font-file/woff2.test.ts',
      'apps/studio/test/print*.browser.test.ts',
    ],
  },
  {
    names: ['qqwing'],
    debian: 'qqwing',
    use: 'it reads what we write, and we read what it writes',
    tests: ['packages/core/test/format/qqwing.test.ts'],
  },
  {
    names: ['woff2_compress'],
    debian: 'woff2',
    use: 'fonts are packed with it, and read back',
    tests: ['packages/drawing/test/font-file/woff2.test.ts'],
  },
  {
    // The server itself lies out of the way on Debian, by its version; this comes with it.
    names: ['pg_ctlcluster', 'postgres'],
    debian: 'postgresql',
    use: 'collections are kept in it',
    tests: ['packages/*/test/**/*-postgres.test.ts', 'packages/service/test/fuzz.test.ts', HOSTS],
  },
  {
    names: ['redis-server'],
    debian: 'redis-server',
    use: 'work is handed out to several machines through it',
    tests: ['packages/*/test/**/*-redis.test.ts', HOSTS],
  },
  {
    names: ['ip'],
    debian: 'iproute2',
    use: 'hosts of their own are connected with it, for workers to work on',
    tests: [HOSTS],
  },
  {
    names: ['curl'],
    debian: 'curl',
    use: 'the examples of docs/service.md are tried with it',
    tests: ['packages/service/test/examples.test.ts'],
  },
  {
    names: ['python3'],
    debian: 'python3',
    use: 'the examples of docs/reading.md are tried with it',
    tests: ['test/reading.test.ts'],
  },
  {
    // Debian brings R with the package that reads JSON.
    names: ['Rscript'],
    debian: 'r-cran-jsonlite',
    use: 'the examples of docs/reading.md in R are tried with it',
    tests: ['test/reading-r.test.ts'],
  },
  {
    names: ['unzip'],
    debian: 'unzip',
    use: 'archives of pages are opened with it',
    tests: ['apps/studio/test/downloads/zip.test.ts', 'apps/studio/test/print*.browser.test.ts'],
  },
  {
    names: ['nginx'],
    debian: 'nginx-light',
    use: 'the studio is handed out by it as docs/hosting.md says',
    tests: ['apps/studio/test/hosting-nginx.test.ts'],
  },
  {
    names: ['apache2'],
    debian: 'apache2-bin',
    use: 'the studio is handed out by it as docs/hosting.md says',
    tests: ['apps/studio/test/hosting-apache.test.ts'],
  },
];

/** The programs that are not on this machine, or not in these folders. */
export function missingPrograms(path = process.env.PATH ?? '') {
  return PROGRAMS.filter(({ names }) => !names.some((name) => isIn(path, name)));
}

/** Those that are worth an installation: the missing ones, and those of which the best name is missing. */
export function wantedPrograms(path = process.env.PATH ?? '') {
  return PROGRAMS.filter(({ names, isBest }) => !(isBest ? names.slice(0, 1) : names).some((name) => isIn(path, name)));
}

function isIn(path, name) {
  return path.split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** Installs what is missing where that is possible, and says what tests are left out for want of the rest. */
export function installTestPrograms() {
  const wanted = wantedPrograms();
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing from Debian: ${wanted.map((p) => p.debian).join(', ')} …`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 'ignore', 2], env: environment };
    spawnSync('apt-get', ['update', '-qq'], options);
    withoutServers(() =>
      spawnSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', ...wanted.map((p) => p.debian)],
        options,
      ),
    );
  }
  tellMissing(missingPrograms());
}

/** Installs without starting the servers among what is installed: tests start their own. Debian asks this file. */
function withoutServers(install) {
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(policy);
  }
}

/** Says which programs are missing, and which tests are left out without them. */
export function tellMissing(missing) {
  if (missing.length === 0) return;
  console.error('Programs that are not on this machine, and the tests that are left out without them:');
  for (const { names, debian, use, tests } of missing) {
    console.error(`  ${names[0]} (Debian: ${debian}): ${use}`);
    for (const pattern of tests) console.error(`    ${pattern}`);
  }
}
