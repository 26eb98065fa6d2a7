/** Characters of a path that a report has at most. */
const LONGEST = 200;

/** A part of a path that may be an id: with a digit, of mixed case, or longer than words are. */
const ID = /\d|[a-z][A-Z]|^.{20,}$/;

const maskPart = (part: string): string => (ID.test(part) ? '*' : part);

/** Letters outside ASCII are encoded with digits, an e-mail address has an @; both count as ids. */
const maskSegment = (segment: string): string =>
  /[@%]/.test(segment)
    ? '*'
    : segment
        .split(/([-_.~])/)
        .map(maskPart)
        .join('');

/** Returns the path of a page without ids: `/pedidos/8841` as `/pedidos/*`. */
export const maskPath = (path: string): string =>
  path.split('/').map(maskSegment).join('/').slice(0, LONGEST);
