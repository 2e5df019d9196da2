import type { Plugin } from 'vite';

/**
 * What the pages may load: their own files, and no script that stands in a page. Servers send the same as a header, with who may frame
 * them; hosts that send nothing are covered by this.
 */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** Writes the policy into the page of a build, before anything that it is about. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        '<meta charset="utf-8" />',
        `$&\n    <meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />`,
      ),
  };
}
