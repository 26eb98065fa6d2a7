import { useState } from 'react';
import { useStyles } from '../../../ui/hooks/use-styles';
import { ShareCar } from '../share/ShareCar';
import { CarSummary } from './CarSummary';
import { Comments } from './Comments';
import css from './full-summary.css?inline';
import { GarageNote } from './GarageNote';

interface ResumeProps {
  /** Hides the sharing options and the comments. */
  hideShare?: boolean;
  /** Does not save to a signed-in user's garage: this summary is not the visitor's last step. */
  hideGarage?: boolean;
}

/** The current car's full summary: data and prices, comments, garage, and sharing options. */
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
