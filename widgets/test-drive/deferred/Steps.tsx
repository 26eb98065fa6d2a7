import { useState } from 'react';
import type { TestDrive } from '../../../src/services/entities/schedule';
import { useStyles } from '../../../src/ui/hooks/use-styles';
import { useUrlStep } from '../../../src/ui/hooks/use-url-step';
import type { TestDriveProps } from '../attributes';
import { Follow } from './Follow';
import { RequestForm } from './RequestForm';
import css from './steps.css?inline';

/** The query parameter with a request's id. */
const PARAMETER = 'test-drive';

/**
 * The form, or the request that was sent: its id is in the page's address, so that a reload and a link show its status
 * and send nothing again.
 */
export function Steps({ testDrive: authored, ...props }: Omit<TestDriveProps, 'heading'>) {
  useStyles(css);
  const url = useUrlStep(PARAMETER, (id) => {
    setMade(undefined);
    setId(authored || id || '');
  });
  const [id, setId] = useState(() => authored || url.read() || '');
  const [made, setMade] = useState<TestDrive>();
  const [isNext, setNext] = useState(false);
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
  if (id) return <Follow key={id} id={id} {...(made && { made })} onAgain={again} />;
  return <RequestForm {...props} takesFocus={isNext} onSent={onSent} />;
}
