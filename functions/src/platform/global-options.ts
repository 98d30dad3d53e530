import { onInit, setGlobalOptions } from 'firebase-functions';
import { config } from './config';

/** Configuration that deployed environments keep in Secret Manager; the local suite has none to keep. */
const SECRETS =
  process.env.FUNCTIONS_EMULATOR === 'true'
    ? []
    : ['SMTP_PASSWORD', 'LINK_SIGNING_SECRET', 'INBOUND_MAIL_SECRET'];

// Functions adopt these options when they are declared, so this module must be imported before any of them.
setGlobalOptions({ region: 'us-central1', maxInstances: 20, secrets: SECRETS });

// At the first start of an instance, not while a deployment lists the functions: secrets exist only then.
onInit(() => {
  config();
});
