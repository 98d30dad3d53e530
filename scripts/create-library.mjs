import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadProductCode } from './lib/product-code.mjs';
import { die, Refusal } from './lib/say.mjs';

const HELP = `node scripts/create-library.mjs --project <id> --key acme --name "Acme" --owner owner@acme.example

  --project     Firebase project
  --key         first segment of the help center's URL: 3 to 40 of a-z, 0-9 and -
  --name        company name
  --owner       mail address of the owner's account, created if missing
  --owner-name  the owner's name (default: the part before the @)
  --id          20 letters or digits; for the first library, the configured id of the default parent library
  --host        host name that leads to this library, without a path
  --support     mail address that tickets go to (default: SUPPORT_ADDRESS of the functions)
  --parent      id of the agency's library that owns this one`;

const OPTIONS = ['project', 'key', 'name', 'owner', 'owner-name', 'id', 'host', 'support', 'parent'];
const REQUIRED = ['project', 'key', 'name', 'owner'];

/** The product code that this script needs. */
const DOMAIN = `
  export { isEmailAddress } from '@harborline/domain/contact/email-address';
  export { firstDocuments } from '@harborline/domain/library/first-documents';
  export { isLibraryKey } from '@harborline/domain/library/library-key';
  export { libraryKey } from '@harborline/domain/stores/library-lookups';`;

function readOptions({ isLibraryKey, isEmailAddress }) {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ options });
  const missing = REQUIRED.filter((name) => !values[name]);
  if (missing.length)
    throw new Refusal(`Missing: ${missing.map((name) => `--${name}`).join(', ')}\n\n${HELP}`);
  const id = values.id ?? randomBytes(10).toString('hex');
  if (!/^[A-Za-z0-9]{20}$/.test(id)) throw new Refusal('--id needs exactly 20 letters or digits');
  if (!isLibraryKey(values.key)) throw new Refusal(`'${values.key}' cannot be a key: too short, or reserved`);
  for (const name of ['owner', 'support']) {
    if (values[name] && !isEmailAddress(values[name])) throw new Refusal(`--${name} needs a mail address`);
  }
  if (values.host && !/^[a-z0-9.-]+$/i.test(values.host)) throw new Refusal('--host needs just a host name');
  return { ...values, id, key: values.key.toLowerCase(), host: values.host?.toLowerCase() ?? '' };
}

function documentsOf({ firstDocuments }, options, uid) {
  const { id, key, name, host, owner, support, parent } = options;
  return firstDocuments({
    id,
    key,
    companyName: name,
    categoryId: `${key}-getting-started`,
    parentId: parent,
    host,
    supportEmail: support,
    owner: { uid, email: owner, name: options['owner-name'] ?? owner.split('@')[0] },
  });
}

async function ownerAccount(auth, email, displayName) {
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch (error) {
    if (error.code !== 'auth/user-not-found') throw error;
    return (await auth.createUser({ email, displayName })).uid;
  }
}

async function main() {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const domain = await loadProductCode('create-library', DOMAIN);
  const options = readOptions(domain);
  const { initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const { getFirestore } = await import('firebase-admin/firestore');
  const app = initializeApp({ projectId: options.project });
  const firestore = getFirestore(app);

  const keyTaken = (await firestore.doc(domain.libraryKey(options.key).path).get()).exists;
  if (keyTaken) throw new Refusal(`The key '${options.key}' belongs to another library.`);
  const uid = await ownerAccount(getAuth(app), options.owner, options['owner-name']);
  const batch = firestore.batch();
  for (const { path, data } of documentsOf(domain, options, uid)) batch.create(firestore.doc(path), data);
  try {
    await batch.commit();
  } catch (error) {
    if (error.code !== 6) throw error;
    throw new Refusal('Nothing was written: the id, the host or the owner already belongs to a library.');
  }
  const link = await getAuth(app).generatePasswordResetLink(options.owner);
  process.stdout.write(
    `Library ${options.id} is at /${options.key}.\nThe owner sets a password here: ${link}\n`,
  );
}

main().then(() => process.exit(0), die);
