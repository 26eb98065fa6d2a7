import { MARKETS, type Market } from '#domain/place/markets';
import { country, metaText } from './core/metadata';

/** The market that price and offer calls name; that of the country by default (spec market#markets). */
export function market(): Market {
  const text = metaText('market');
  return MARKETS.find((known) => known === text) ?? (country() === 'AR' ? 'es-AR' : 'pt-BR');
}
