import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleOf, headersOfHost, headersOfService, makeSite, run } from './hosted.ts';

test('nginx with the configuration of docs/hosting.md says of every file what our own service says', async () => {
  const site = makeSite();
  const start = (port: number) => {
    const example = exampleOf('nginx').replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/var/www', site);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${site}/${one};`,
    );
    const types = 'types { text/html html; text/javascript js; }';
    const file = join(site, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${site}/nginx.pid; error_log stderr; events {}\nhttp { access_log off; ${types} ${places.join(' ')}\n${example}}\n`,
    );
    return run('nginx', '-e', 'stderr', '-p', site, '-c', file);
  };
  expect(await headersOfHost(start)).toEqual(await headersOfService(site));
});
