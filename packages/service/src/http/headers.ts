/** Nothing but our own files, and no script that stands in a page. Drawings carry their colours as attributes. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** What is no page loads nothing at all: a drawing that is opened by itself runs nothing. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The headers of every answer. */
export function securityHeaders(isPage: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': isPage ? PAGE_POLICY : DATA_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
