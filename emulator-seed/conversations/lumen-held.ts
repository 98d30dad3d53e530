import { DEVICES } from '../conversation-data';
import type { DemoHeldRequest } from '../held-request-data';

const FLOOD = { email: 'prizes@lucky-wheel.example', device: DEVICES.windows, limit: 'address' } as const;

/** Lumen Cycles: requests over the limits, three from a flood and one from a customer caught in it. */
export const LUMEN_HELD: readonly DemoHeldRequest[] = [
  {
    ...FLOOD,
    library: 'lumen',
    minutesAgo: 38,
    text: 'You have won an e-bike! Send us your bank details today to claim your prize.',
  },
  {
    ...FLOOD,
    library: 'lumen',
    minutesAgo: 37,
    text: 'You have won an e-bike! This is your last chance to send us your bank details.',
  },
  {
    ...FLOOD,
    library: 'lumen',
    minutesAgo: 37,
    text: 'Final notice. Your prize expires tonight.',
  },
  {
    library: 'lumen',
    email: 'ines.carvalho@correio.example',
    device: DEVICES.android,
    limit: 'library',
    minutesAgo: 35,
    text: 'My C2 stops assisting after about ten minutes uphill and the display shows E07. After a break it works again for a while. Is it safe to keep riding to work until someone has looked at it?',
  },
];
