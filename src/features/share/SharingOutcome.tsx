import type { Sharing } from './use-sharing';

interface SharingOutcomeProps {
  sharing: Sharing;
  /** Label of the field; absent where the view has the field itself. */
  label?: string;
}

/** What became of passing something on, and after a failure the field to copy from by hand. */
export const SharingOutcome = ({ sharing, label }: SharingOutcomeProps) => (
  <>
    <p className={sharing.isBad ? 'share-said bad' : 'share-said'} role="status">
      {sharing.statusMessage}
    </p>
    {label && sharing.isFailed && <SharedText sharing={sharing} aria-label={label} />}
  </>
);

/** The text that is passed on, in a field that marks all of it. */
export const SharedText = ({ sharing, ...attributes }: { sharing: Sharing } & Record<string, unknown>) => (
  <input
    className="input share-field"
    part="input"
    type="text"
    readOnly
    value={sharing.value}
    ref={sharing.field}
    onFocus={({ currentTarget }) => currentTarget.select()}
    {...attributes}
  />
);
