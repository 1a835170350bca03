/** A machine that does not do what its model says: where, what was expected, what came. */
export class WalkError extends Error {}
