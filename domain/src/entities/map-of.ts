import * as z from 'zod/mini';

/** A map with any keys. Like `z.record`, but without its code, which every visitor would have to load. */
export const mapOf = <Value extends z.core.$ZodType>(value: Value) => z.catchall(z.object({}), value);
