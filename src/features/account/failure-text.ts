import { type Refusal, refusal } from '../../domain/refusal';

/** Too many attempts: the service asks to wait. */
export const TOO_MANY = 429;

/** Returns the status of a failed call; 0 without an answer. */
export const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** An error whose texts a form shows (useForm): of fields by name, and of the whole input. */
export class FormRefusal extends Error {
  readonly refusal: Refusal;
  constructor(fields: Record<string, string>, messages: readonly string[] = []) {
    super('the input was refused');
    this.refusal = refusal(fields, messages);
  }
}
