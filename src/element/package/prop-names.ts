/** An attribute's name as a property: model-year is modelYear. */
export type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** Listeners as properties: onVtLeadSent for the event vt-lead-sent. */
export type ListenerProps<Events> = {
  [Name in keyof Events & string as `on${Capitalize<CamelCase<Name>>}`]?: (event: Events[Name]) => void;
};
