import { Refusal } from '../say.mjs';
import { addEntry, addImport, literalOf, textInside } from './edit.mjs';
import { contractParts } from './endpoint-contract.mjs';
import { pluralOf, spellingsOf } from './names.mjs';

/** Method -> the verbs that mean it; any other verb means POST. */
export const METHODS = {
  GET: ['get', 'list', 'read', 'find', 'count', 'search'],
  PUT: ['put', 'replace'],
  PATCH: ['change', 'update', 'set'],
  DELETE: ['delete', 'remove', 'revoke'],
};
const methodOf = (verb) => Object.keys(METHODS).find((method) => METHODS[method].includes(verb)) ?? 'POST';

const SERVICES = 'domain/src/api/services.ts';
const ENDPOINT_LIST = /\bendpoints: \[/;

/** @returns the file of a service that answers calls, and its path @throws Refusal for any other */
function serviceNamed(service, tree) {
  if (service === undefined) throw new Refusal('An endpoint needs --service, such as --service teams.');
  const servicePath = `functions/src/${service}/service.ts`;
  const paths = textInside(tree.read(SERVICES), literalOf('SERVICE_PATHS'));
  const [, address] = new RegExp(`^\\s*${service.replace(/\W/g, '')}: '([^']+)'`, 'm').exec(paths) ?? [];
  if (address === undefined || !ENDPOINT_LIST.test(tree.read(servicePath) ?? '')) {
    const present = [...paths.matchAll(/^\s*(\w+): '/gm)]
      .map(([, name]) => name)
      .filter((name) => ENDPOINT_LIST.test(tree.read(`functions/src/${name}/service.ts`) ?? ''));
    throw new Refusal(
      `There is no service '${service}' that answers calls; there are ${present.join(', ')}.`,
    );
  }
  return { service, servicePath, address };
}

const operationFile = ({ name, noun, service, method, isRead, summary }) => {
  const [input, answer] = isRead
    ? ['_input', '{ support_lib_id }']
    : ['{ title }', '{ support_lib_id, title }'];
  return `import * as contract from '@harborline/domain/api/${service}/${noun}';
import { staffEndpoint } from '../platform/endpoint';

/** ${method} ${noun}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}, for the current library. */
export const ${name.camel} = staffEndpoint(contract.${name.camel}, async (${input}, { support_lib_id }) => (${answer}));
`;
};

const READ_TEST = `
  it('answers for the current library', async () => {
    const { status, body } = await ask(undefined);
    expect(status).toBe(200);
    expect(body.data).toEqual({ support_lib_id: libraryId });
  });`;
const CHANGE_TEST = `
  it('answers for the current library, without spaces around the title', async () => {
    const { status, body } = await ask({ title: ' First ' });
    expect(status).toBe(200);
    expect(body.data).toEqual({ support_lib_id: libraryId, title: 'First' });
  });

  it.each([{}, { title: ' ' }, { title: 7 }])('refuses %o', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });`;

const testFile = ({ noun, service, method, isRead, address }) => {
  // The inbox service takes the chat token.
  const staff = service === 'inbox' ? 'newChatStaff' : 'newStaff';
  return `import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type Identity, ${staff} } from './support/people';
import { newLibrary } from './support/world';

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await ${staff}(libraryId, 'owner');
});

const ask = (body: object | undefined) =>
  call('${method}', '${address}/${noun}', body, { token: owner.token });

describe('${method} ${noun}', () => {${isRead ? READ_TEST : CHANGE_TEST}
});
`;
};

/** @throws Refusal if another endpoint has the name or the path */
function refuseClash({ name, noun, method, address }, tree) {
  const { paths } = JSON.parse(tree.read('docs/openapi.json'));
  if (paths[`${address}/${noun}`]?.[method.toLowerCase()] !== undefined) {
    throw new Refusal(`${method} ${address}/${noun} already exists: choose another name.`);
  }
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  );
  if (names.includes(name.camel))
    throw new Refusal(`An endpoint ${name.camel} already exists: choose another name.`);
}

/** What a name and a service imply about an endpoint. @throws Refusal if they imply nothing */
function endpointNamed(kebab, service, tree) {
  const name = spellingsOf(kebab);
  const [verb, ...nouns] = name.kebab.split('-');
  if (nouns.length === 0)
    throw new Refusal(`'${kebab}' names no operation: use verb-noun such as list-snippets.`);
  const method = methodOf(verb);
  const noun = nouns.join('-');
  return {
    ...serviceNamed(service, tree),
    name,
    noun,
    method,
    isRead: method === 'GET',
    summary: spellingsOf(`${pluralOf(verb)}-${noun}`).title,
  };
}

const WRITER = {
  config: 'vitest.config.ts',
  file: 'domain/src/api/api.test.ts',
  test: 'docs/openapi.json',
  writes: 'docs/openapi.json',
};

/** An endpoint: its contract, what it does, its test. The verb decides the method, the noun the path. */
export function endpoint(kebab, { service: asked }, tree) {
  const all = endpointNamed(kebab, asked, tree);
  refuseClash(all, tree);
  const { name, service, servicePath } = all;
  const contract = contractParts(all, tree);
  const operation = `functions/src/${service}/${name.kebab}.ts`;
  const test = `functions/test/${name.kebab}.test.ts`;
  const register = (source) =>
    addEntry(
      addImport(source, `import { ${name.camel} } from './${name.kebab}';`),
      ENDPOINT_LIST,
      name.camel,
    );
  return {
    created: { ...contract.created, [operation]: operationFile(all), [test]: testFile(all) },
    edits: { ...contract.edits, [servicePath]: register },
    writers: [WRITER],
    next: [
      `It answers ${all.method} ${all.address}/${all.noun}.`,
      `Define in ${contract.path} what it takes, answers and requires, and implement it in ${operation}.`,
      'Then write docs/openapi.json again: npx vitest run --config vitest.config.ts domain/src/api -u',
      `Its test needs a running suite: CONTRIBUTING.md says how to run only ${test}.`,
    ],
  };
}
