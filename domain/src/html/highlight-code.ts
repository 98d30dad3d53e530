import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { type MarkupNode, markup } from './markup-tree';

const GRAMMARS = {
  ...{ bash, csharp, css, diff, go, http, ini, java, javascript, json, kotlin },
  ...{ markdown, php, python, ruby, rust, sql, swift, typescript, xml, yaml },
};

const lowlight = createLowlight(GRAMMARS);

/** Longer code is shown plain: highlighting must not hold up a page. */
const HIGHLIGHTED_LENGTH = 20_000;

type Lowlit = ReturnType<typeof lowlight.highlight>['children'][number];

function nodesOf(node: Lowlit): MarkupNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const { className } = node.properties;
  const names = Array.isArray(className) ? className.join(' ') : '';
  return [markup('span', { class: names }, node.children.flatMap(nodesOf))];
}

/**
 * Code as spans with the classes of highlight.js, which the page's style sheet colours.
 * @param language a name of `CODE_LANGUAGES`
 */
export function highlightCode(code: string, language: string): readonly MarkupNode[] {
  if (code.length > HIGHLIGHTED_LENGTH) return [code];
  return lowlight.highlight(language, code).children.flatMap(nodesOf);
}
