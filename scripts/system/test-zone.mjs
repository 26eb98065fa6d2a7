/**
 * Sets the time zone of tests and of the browsers that they start, so that they are the same on every machine: that of UTC, by a
 * name that is nobody's disguise (src/domain/time/visitor-zone.ts). Imported for this effect.
 */
process.env.TZ = 'Africa/Abidjan';
