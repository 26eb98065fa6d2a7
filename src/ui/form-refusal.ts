import { type Refusal, refusal } from '#domain/validation/refusal';

/** An error whose texts a form shows (useForm): of fields by name, and of the whole input. */
export class FormRefusal extends Error {
  readonly refusal: Refusal;
  constructor(fields: Record<string, string>, messages: readonly string[] = []) {
    super('the input was refused');
    this.refusal = refusal(fields, messages);
  }
}
