import { Resume } from '../../../../src/features/car/summary/FullSummary';

/** The last step: everything chosen, and what to do with it. */
export const ResumeStep = () => <Resume />;
