/** Nothing but our own files, and no script that stands in a page. Drawings carry their colours as attributes. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
  'frame-ancestors ';

/** What is no page loads nothing at all: a drawing that is opened by itself runs nothing. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The headers of every answer. A page is framed by nobody, unless it is one for frames and they are named. */
export function securityHeaders(
  isPage: boolean,
  frameAncestors: readonly string[] = [],
): Readonly<Record<string, string>> {
  const ancestors = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  return {
    'Content-Security-Policy': isPage ? PAGE_POLICY + ancestors : DATA_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
