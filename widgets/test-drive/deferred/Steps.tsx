import { useEffect, useState } from 'react';
import { takeToken } from '#features/scheduling/appointment-link';
import { whenSignedIn } from '#page/session/session';
import type { TestDrive } from '#services/entities/schedule';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useDeferred, useDeferredOnUse } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import type { TestDriveProps } from '../attributes';
import { RequestForm } from './RequestForm';
import css from './steps.css?inline';

// Only who has sent a request needs it.
const followModule = deferred(() => import('./Follow'));
// Only signed-in visitors load it.
const deferredMine = deferred(() => import('./MyTestDrives'));

/** The query parameter with a request's id. */
const PARAMETER = 'test-drive';

/**
 * The form, with the requests of a signed-in visitor below it; or one request: its id is in the page's address, so that a
 * reload and a link show its status and send nothing again.
 */
export function Steps({ testDrive: authored, ...props }: Omit<TestDriveProps, 'heading'>) {
  useStyles(css);
  const url = useUrlStep(PARAMETER, (id) => {
    const next = authored || id || '';
    setMade(undefined);
    setId(next);
    takeToken(PARAMETER, next);
  });
  const [id, setId] = useState(() => {
    const first = authored || url.read() || '';
    takeToken(PARAMETER, first);
    return first;
  });
  const [made, setMade] = useState<TestDrive>();
  const [isNext, setNext] = useState(false);
  /** Whether one of the list was opened: its heading then takes the focus. */
  const [isOpened, setOpened] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const follow = useDeferredOnUse(followModule, { now: !!id });
  const mine = useDeferred(deferredMine, isSignedIn && !id);
  useEffect(() => whenSignedIn(() => setSignedIn(true)), []);
  const onSent = (sent: TestDrive) => {
    setMade(sent);
    setId(sent.id);
    url.write(sent.id, 'replace');
  };
  const again = () => {
    setMade(undefined);
    setId('');
    setNext(true);
    url.write('', 'push');
  };
  const open = (one: string) => {
    setMade(undefined);
    setId(one);
    setOpened(true);
    url.write(one, 'push');
  };
  if (id)
    return (
      <DeferredPart of={follow}>
        {({ Follow }) => (
          <Follow key={id} id={id} {...(made && { made })} takesFocus={isOpened} onAgain={again} />
        )}
      </DeferredPart>
    );
  return (
    <>
      <RequestForm {...props} takesFocus={isNext} onSent={onSent} />
      {isSignedIn && (
        <DeferredView of={mine} placeholder={null}>
          {({ MyTestDrives }) => <MyTestDrives onOpen={open} />}
        </DeferredView>
      )}
    </>
  );
}
