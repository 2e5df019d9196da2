import { refusal } from './refusing.ts';

/**
 * A site as the policy of a page names it (Content Security Policy Level 3, host-source): a scheme, a host or all below one, and
 * perhaps a port. Nothing else comes in, so that no option writes more of a policy than it means.
 */
const SITE = /^https?:\/\/(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:(\d{1,5}|\*))?$/i;

/** Who may frame a page, as its policy says it. */
export function parseFrameAncestors(given: readonly string[]): readonly string[] {
  return given.map((text) => {
    const site = text.replace(/\/$/, '');
    if (site === '*') return site;
    if (/^'?self'?$/.test(site)) return "'self'";
    if (!SITE.test(site)) throw refusal('service.options:frame', '--frame-ancestors', { given: text });
    return site;
  });
}
