import type { HeldRequest } from '@harborline/domain/entities/held-request';
import type { DemoLibraryKey } from './libraries';

/** One request of the demo world that was over a limit. */
export interface DemoHeldRequest {
  readonly library: DemoLibraryKey;
  readonly email: string;
  readonly device: { readonly os: string; readonly browser: string };
  readonly limit: HeldRequest['limit'];
  readonly minutesAgo: number;
  readonly text: string;
}
