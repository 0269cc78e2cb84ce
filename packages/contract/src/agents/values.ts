/**
 * Limits of a new agent: half a million francs per operation, ten such operations a day in each direction. They bound the
 * loss from a stolen phone and a known PIN.
 */
export const NEW_AGENT_LIMITS = {
  cash_in_max: 500_000,
  cash_in_per_day_max: 5_000_000,
  cash_out_max: 500_000,
  cash_out_per_day_max: 5_000_000,
};
