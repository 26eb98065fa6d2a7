import { Resume } from '../../../../src/features/car/summary/FullSummary';

/** The last step: the summary with sharing, printing and saving. */
export const ResumeStep = () => <Resume />;
