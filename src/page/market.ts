import { MARKETS, type Market } from '#domain/place/markets';
import { authoredWord } from './core/authored';
import { country, metaText } from './core/metadata';

/** The market that price and offer calls name; that of the country by default (spec market#markets). */
export function market(): Market {
  const text = metaText('market');
  return (text && authoredWord(text, MARKETS)) || (country() === 'AR' ? 'es-AR' : 'pt-BR');
}
