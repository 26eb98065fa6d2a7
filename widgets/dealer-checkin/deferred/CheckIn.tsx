import { useState } from 'react';
import type { DealerCheckinProps } from '../attributes';
import { Attendance } from './Attendance';
import { codeInAddress, codeOf } from './address';
import { CodeForm } from './CodeForm';
import type { Access } from './calls';
import { Display } from './Display';
import { VisitorFields } from './VisitorFields';
import { storedVisit, type Visit } from './visit';

/** The way of a visitor in the shop: access by the dealer's code, check-in, attendant. A reload resumes it. */
function Way({ dealer, privacyUrl }: DealerCheckinProps) {
  const [start] = useState(() => codeOf(dealer) || codeInAddress());
  const [visit, setVisit] = useState<Visit | null>(() => {
    const kept = storedVisit().load() ?? null;
    // Another dealer's QR code begins another visit.
    return kept && (!start || kept.dealerCode === start) ? kept : null;
  });
  const [access, setAccess] = useState<Access | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const keep = (next: Visit | null) => {
    setVisit(next);
    if (next) storedVisit().save(next);
    else storedVisit().clear();
  };
  if (visit)
    return (
      <Attendance
        visit={visit}
        onCalled={() => keep({ ...visit, isCalled: true })}
        onEnd={() => {
          keep(null);
          setAccess(null);
          setAsksCode(true);
        }}
      />
    );
  if (!access) return <CodeForm start={asksCode ? '' : start} onAccess={setAccess} />;
  return (
    <VisitorFields
      access={access}
      privacyUrl={privacyUrl}
      onAccess={setAccess}
      onOtherDealer={() => {
        setAccess(null);
        setAsksCode(true);
      }}
      onVisit={keep}
    />
  );
}

export const CheckIn = ({ props }: { props: DealerCheckinProps }) =>
  props.screen === 'dealer' ? <Display dealer={props.dealer} page={props.checkinUrl} /> : <Way {...props} />;
