import { useEffect, useState } from 'react';
import { whenSignedIn } from '#page/session/session';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useDeferred } from '#ui/core/use-deferred';
import { useStyles } from '#ui/hooks/use-styles';
import { ShareCar } from '../share/ShareCar';
import { CarSummary } from './CarSummary';
import { Comments } from './Comments';
import css from './full-summary.css?inline';

// Only signed-in visitors load it.
const garageNote = deferred(() => import('./GarageNote'));

interface ResumeProps {
  /** Hides the sharing options and the comments. */
  hideShare?: boolean;
  /** Does not save to a signed-in user's garage: this summary is not the visitor's last step. */
  hideGarage?: boolean;
}

/** The current car's full summary: data and prices, comments, garage, and sharing options. */
export function Resume({ hideShare, hideGarage }: ResumeProps) {
  const [comments, setComments] = useState('');
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => (hideGarage ? undefined : whenSignedIn(() => setSignedIn(true))), [hideGarage]);
  const garage = useDeferred(garageNote, isSignedIn);
  useStyles(css);
  return (
    <div className="resume">
      {!hideGarage && garage.module && <garage.module.GarageNote />}
      {!hideGarage && garage.failures > 0 && (
        <FailureNotice attempt={garage.failures} onRetry={garage.retry} />
      )}
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
