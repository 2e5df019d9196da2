import { candidatesLost, candidatesWritten, singleCandidates } from './candidates';
import { turnClaims } from './claims';
import { intersections } from './intersections';
import { lastPlaces, placesWritten } from './places';

/*
 * Sets of labels are masks of 64 bits. On boards with more labels those that are 64 apart share a bit, so that a set may
 * hold labels that it need not.
 */

/** How often intersections were looked at in the last propagation, and whether a label lost places by them. */
export let meetsTried: i32 = 0;
export let meetsFound: bool = false;

/**
 * Writes all that follows, until nothing more does; false at a contradiction. `lost` is the set of labels that lost places
 * since nothing more followed, `claims` whether cells are claimed, `meets` whether intersections are to be looked at.
 */
export function propagate<P>(state: usize, lost: u64, claims: bool, meets: bool): bool {
  let unmet: u64 = 0;
  meetsTried = 0;
  meetsFound = false;
  while (true) {
    if (claims) turnClaims<P>();
    if (!singleCandidates<P>(state, claims)) return false;
    lost |= candidatesLost;
    // Single candidates are the cheapest to find: all of them before anything else.
    while (candidatesWritten) {
      if (!singleCandidates<P>(state, false)) return false;
      lost |= candidatesLost;
    }
    if (!lastPlaces<P>(state, lost, claims)) return false;
    unmet |= lost;
    lost = 0;
    claims = placesWritten !== 0;
    if (claims) continue;
    if (!meets) return true;
    meetsTried++;
    lost = intersections<P>(state, unmet);
    if (lost === 0) return true;
    meetsFound = true;
    unmet = 0;
  }
}
