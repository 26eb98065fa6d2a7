interface UserNameProps {
  /** The account's name: an e-mail address or a document. */
  value: string;
}

/** The known name of an account beside its password, for password managers alone: they keep the two together. */
export const UserName = ({ value }: UserNameProps) => (
  <input
    className="sr"
    type="text"
    autoComplete="username"
    value={value}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
