import { Resume } from '../../../src/ui/car/Resume';

/** The last step: everything chosen, and what to do with it. */
export const ResumeStep = () => <Resume />;
