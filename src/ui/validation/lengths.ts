import type { Language } from '../../domain/core/brands';
import { lengthOf } from '../../domain/generic';
import type { Errors } from '../core/use-form';
import { inLanguage } from './schema';

/**
 * Returns the messages of the texts that are longer than their limits, by field. No field cuts what is typed or pasted:
 * the visitor shortens it (spec validation#cleaning).
 */
export function tooLong<V extends object>(
  values: Partial<V>,
  limits: { [Name in keyof V]?: number },
  language: Language,
): Errors<V> {
  const errors: Errors<V> = {};
  for (const name in limits) {
    const max = limits[name] ?? 0;
    const over = lengthOf(String(values[name] ?? '').trim()) - max;
    if (over > 0)
      errors[name] = inLanguage(
        language,
        `Use até ${max} caracteres: há ${over} a mais`,
        `Usá hasta ${max} caracteres: hay ${over} de más`,
      );
  }
  return errors;
}
