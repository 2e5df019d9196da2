import { intersections } from './intersections';
import { Found, lastPlaces, singleCandidates } from './singles';

/** Writes all that follows, until nothing more does. `claims` tells whether cells are claimed at the start. */
export function propagate(state: usize, claims: bool): bool {
  while (true) {
    const candidates = singleCandidates(state, claims);
    if (candidates == Found.Contradiction) return false;
    const places = lastPlaces(state);
    if (places == Found.Contradiction) return false;
    if (candidates == Found.Nothing && places == Found.Nothing && !intersections(state)) return true;
    claims = places == Found.Labels;
  }
}
