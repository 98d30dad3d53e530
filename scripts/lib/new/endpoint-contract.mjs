import { addEntry, addImport, literalOf } from './edit.mjs';
import { spellingsOf } from './names.mjs';

const READS = { rate: 'staffRead', body: '', answer: 'z.object({ support_lib_id: z.string() })' };
const CHANGES = {
  rate: 'staffWrite',
  body: `
  body: z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.shortText)) }),`,
  answer: 'z.object({ support_lib_id: z.string(), title: z.string() })',
};

/** What a contract imports, by name. */
const importsOf = ({ isRead }) => [
  ['z', "import * as z from 'zod/mini';"],
  ...(isRead ? [] : [['LIMITS', "import { LIMITS } from '../../limits';"]]),
  ['generalSettings', "import { generalSettings } from '../../permissions/requirements';"],
  ['defineEndpoint', "import { defineEndpoint } from '../contract';"],
];

function contractText({ name, noun, service, method, isRead, summary }) {
  const { rate, body, answer } = isRead ? READS : CHANGES;
  return `
export const ${name.camel} = defineEndpoint({
  service: '${service}',
  method: '${method}',
  path: '/${noun}',
  summary: '${summary}, for the current library.',
  permission: generalSettings,
  rate: '${rate}',${body}
  answer: ${answer},
});
`;
}

/** The contract in a new file, which the list of endpoints then names, or in its area's file. */
export function contractParts(all, tree) {
  const { service, noun } = all;
  const path = `domain/src/api/${service}/${noun}.ts`;
  if (tree.has(path)) {
    const edit = (source) =>
      importsOf(all).reduceRight(
        (text, [word, line]) => (new RegExp(`\\b${word}\\b`).test(source) ? text : addImport(text, line)),
        source + contractText(all),
      );
    return { path, created: {}, edits: { [path]: edit } };
  }
  const module = `${service}${spellingsOf(noun).pascal}`;
  const list = (source) =>
    addEntry(
      addImport(source, `import * as ${module} from './${service}/${noun}';`),
      literalOf('ENDPOINTS'),
      module,
    );
  const lines = [...importsOf(all).map(([, line]) => line), ''];
  return {
    path,
    created: { [path]: lines.join('\n') + contractText(all) },
    edits: { 'domain/src/api/endpoints.ts': list },
  };
}
