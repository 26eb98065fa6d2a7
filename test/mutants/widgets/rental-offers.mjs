/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'rental-offers: the chosen plan does not go to the form',
    file: 'widgets/rental-offers/deferred/detail/RentalDetail.tsx',
    find: "useEffect(() => setLastViewedOffer({ id, kind: 'rental', ...(planId && { planId }) }), [id, planId]);",
    put: "useEffect(() => setLastViewedOffer({ id, kind: 'rental' }), [id]);",
  },
  {
    name: 'rental-offers: chosen kilometres change nothing',
    file: 'widgets/rental-offers/deferred/detail/PlanPicker.tsx',
    find: 'onChoose={(kilometers) => onChoose(period, kilometers)}',
    put: 'onChoose={() => onChoose(period, kilometersPerMonth)}',
  },
];
