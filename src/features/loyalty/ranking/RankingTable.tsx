import type { Rank } from '#services/entities/loyalty';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { texts } from './messages';
import css from './ranking.css?inline';

/** A game's ranking has neither levels nor medals. */
type Row = Pick<Rank, 'position' | 'userName' | 'points' | 'mine'> &
  Partial<Pick<Rank, 'category' | 'medals'>>;

interface RankingTableProps {
  ranks: readonly Row[];
  /** The visitor's own row, also where it is on another page. */
  own?: Row | null | undefined;
}

/** A page of a ranking; the visitor's own row is always in sight, below the others where it is on another page. */
export function RankingTable({ ranks, own }: RankingTableProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const number = new Intl.NumberFormat(language);
  const figure = (value: number | undefined) => (value === undefined ? '' : number.format(value));
  const hasLevel = ranks.some(({ category }) => category);
  const hasMedals = ranks.some(({ medals }) => medals !== undefined);
  const isElsewhere = !!own && !ranks.some(({ mine }) => mine);
  const row = (rank: Row, isOwn: boolean) => {
    const { position, userName, category, medals, points } = rank;
    return (
      <tr
        className={isOwn ? 'own' : undefined}
        aria-current={isOwn || undefined}
        key={`${position} ${userName}`}
      >
        <td className="position">{figure(position)}</td>
        <th scope="row">
          {userName}
          {isOwn && <span className="you"> ({messages.you})</span>}
          {/* Narrow, the columns of these are not shown. */}
          <span className="further">
            {[category, medals !== undefined && `${messages.medals}: ${medals}`].filter(Boolean).join(' · ')}
          </span>
        </th>
        {hasLevel && <td className="wide">{category}</td>}
        {hasMedals && <td className="wide end">{figure(medals)}</td>}
        <td className="end">{figure(points)}</td>
      </tr>
    );
  };
  return (
    <table className="ranking" part="table">
      <caption className="sr">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={messages.position} aria-label={messages.position}>
              #
            </abbr>
          </th>
          <th scope="col">{messages.name}</th>
          {hasLevel && (
            <th scope="col" className="wide">
              {messages.level}
            </th>
          )}
          {hasMedals && (
            <th scope="col" className="wide end">
              {messages.medals}
            </th>
          )}
          <th scope="col" className="end">
            {messages.points}
          </th>
        </tr>
      </thead>
      <tbody>{ranks.map((rank) => row(rank, !!rank.mine))}</tbody>
      {isElsewhere && (
        <tbody>
          <tr>
            <td colSpan={3 + Number(hasLevel) + Number(hasMedals)} className="elsewhere">
              {messages.elsewhere}
            </td>
          </tr>
          {row(own, true)}
        </tbody>
      )}
    </table>
  );
}
