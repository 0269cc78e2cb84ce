import { defineEnvVars } from '@sveltejs/kit/env';

// Optional, because a build runs without them.
const optional = { schema: (value) => value };

export const variables = defineEnvVars({
  MITAKO_API_KEY: optional,
  MITAKO_API_URL: optional,
  MITAKO_WEBHOOK_SECRET: optional,
});
