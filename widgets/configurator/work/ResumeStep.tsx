import { CarSummary } from '../../../src/ui/car/CarSummary';

/** The last step: everything chosen, and what to do with it. */
export const ResumeStep = () => <CarSummary />;
