import * as z from 'zod/mini';

/** Values by keys that nobody knows beforehand: `z.record`, whose own code every visitor would load besides. */
export const mapOf = <Value extends z.core.$ZodType>(value: Value) => z.catchall(z.object({}), value);
