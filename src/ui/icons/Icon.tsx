/**
 * An icon of the set: an outline in a grid of 24 by 24 with lines of 1.5, in the colour of the text. It is decorative:
 * the text beside it says the same. The paths are in modules by subject, so that each loads with what shows it.
 */
export const Icon = ({ path }: { path: string }) => (
  <svg
    className="icon"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
