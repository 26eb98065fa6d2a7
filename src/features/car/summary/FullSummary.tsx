import { useState } from 'react';
import { useStyles } from '../../../ui/hooks/use-styles';
import { ShareCar } from '../share/ShareCar';
import { CarSummary } from './CarSummary';
import { Comments } from './Comments';
import css from './full-summary.css?inline';
import { GarageNote } from './GarageNote';

interface ResumeProps {
  /** Without the ways to take it along, and the comments that would go with them. */
  hideShare?: boolean;
  /** Not to a signed-in user's garage: the summary is not where the visitor has arrived. */
  hideGarage?: boolean;
}

/** All of the current car's summary: what it is and costs, comments, the garage, and how to take it along. */
export function Resume({ hideShare, hideGarage }: ResumeProps) {
  const [comments, setComments] = useState('');
  useStyles(css);
  return (
    <div className="resume">
      {!hideGarage && <GarageNote />}
      <CarSummary />
      {!hideShare && (
        <div className="resume-after">
          <Comments value={comments} onChange={setComments} />
          <ShareCar comments={comments} />
        </div>
      )}
    </div>
  );
}
