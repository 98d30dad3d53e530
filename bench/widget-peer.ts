import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fetchPackages } from './fetch-packages';

const VERSIONS = { '@papercups-io/chat-widget': '1.3.1', react: '17.0.2', 'react-dom': '17.0.2' } as const;

/** What a page has to contain at the least to show the peer's button. */
const PAGE = `import { createElement } from 'react';
import { render } from 'react-dom';
import { ChatWidget } from '@papercups-io/chat-widget';
render(createElement(ChatWidget, { token: 'bench' }), document.body.appendChild(document.createElement('div')));
`;

/**
 * gzip bytes of a page's script that shows the button of @papercups-io/chat-widget with React, built for production. What
 * the service behind it then loads into its frame comes on top. Undefined when the registry cannot be reached.
 */
export async function widgetPeerBytes(root: string): Promise<number | undefined> {
  const folder = join(root, '.local/bench/widget-peer');
  if (!(await fetchPackages(folder, VERSIONS))) return undefined;
  const entry = join(folder, 'page.js');
  writeFileSync(entry, PAGE);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.reduce((bytes, { contents }) => bytes + gzipSync(contents, { level: 9 }).length, 0);
}
