import { ClientRequest, Server } from 'node:http';

/**
 * Loaded into firebase-tools before anything else: its Hosting emulator crashes on an address whose percent signs it
 * cannot decode. Firebase Hosting answers 400 to such a path, and passes such a query on.
 */
const hostingPort = Number(process.env.HARBORLINE_HOSTING_EMULATOR_PORT);
const { emit } = Server.prototype;

function isDecodable(text) {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

/** The address as the emulator can read it, null if there is none. */
export function readableAddress(url) {
  const [path, ...query] = url.split('?');
  if (!isDecodable(path)) return null;
  return isDecodable(url) ? url : `${path}?${query.join('?').replaceAll('%', '%25')}`;
}

Server.prototype.emit = function guarded(event, request, response, ...others) {
  if (event === 'request' && this.address()?.port === hostingPort) {
    const address = readableAddress(request.url);
    if (address === null) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad Request');
      return true;
    }
    request.url = address;
  }
  return emit.call(this, event, request, response, ...others);
};

const IS_CUT = new Set(['EPIPE', 'ECONNRESET']);
const { emit: emitOfRequest } = ClientRequest.prototype;

/**
 * Its Functions emulator answers once more, and crashes on that, if a function has answered and closed the connection before it had
 * read the whole request.
 */
ClientRequest.prototype.emit = function guarded(event, ...others) {
  const isMoot = event === 'error' && IS_CUT.has(others[0]?.code) && Boolean(this.res);
  return isMoot || emitOfRequest.call(this, event, ...others);
};
