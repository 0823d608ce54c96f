/** A monk in an abbey is one in a cloister, and may be challenged like him. */
export const ABBEY = 'abbey';
