import { getRouting } from './get-routing';
import { putRouting } from './put-routing';
import { replayRouting } from './replay-routing';

/** Who gets chats and tickets (D-137). */
export const routingEndpoints = [getRouting, putRouting, replayRouting];
