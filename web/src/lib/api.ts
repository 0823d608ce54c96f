/** The calls that need no standing connection. */
import type {
  Game,
  LessonInfo,
  LessonStop,
  Problem,
  Rule,
  Seat,
  SeatWish,
  TableInfo,
  TableWish,
  Tokens,
} from './protocol';

/** The server refused, or could not be reached. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const UNREACHABLE: Problem = { code: 'unreachable', message: 'The server does not answer.' };

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (response.ok) return response;
  throw new Refused(await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (body.code && body.message) return { ...body, code: body.code, message: body.message };
  } catch {
    // No JSON: a proxy or a crash. The status has to do.
  }
  return { code: response.status === 404 ? 'no-such-table' : 'unreachable', message: response.statusText };
}

async function get<T>(path: string): Promise<T> {
  return (await call(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await call(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

export const games = (): Promise<Game[]> => get('/api/games');
export const rules = (game: string): Promise<Rule[]> => get(`/api/rules/${game}`);
export const running = (): Promise<TableInfo[]> => get('/api/tables');
export const table = (id: string): Promise<TableInfo> => get(`/api/tables/${encodeURIComponent(id)}`);
export const texts = async (language: string): Promise<string> => (await call(`/api/texts/${language}`)).text();
export const lessons = (): Promise<LessonInfo[]> => get('/api/lessons');
export const lessonStop = (name: string, line: number): Promise<LessonStop> =>
  get(`/api/lessons/${encodeURIComponent(name)}/${line}`);
export const art = <T>(path: string): Promise<T> => get(`/api/${path}`);

export const openTable = (wish: TableWish): Promise<{ table: string; seats: Tokens }> => post('/api/tables', wish);

interface Opened {
  table: string;
  seats: Tokens;
}

/** A table with the game of a record. */
export const openRecord = (record: unknown, seats?: SeatWish[]): Promise<Opened> =>
  post('/api/records/table', seats ? { record, seats } : { record });

/** A table that goes on from an earlier position of another. */
export const playOn = (id: string, move: number, seats: SeatWish[]): Promise<Opened> =>
  post(`/api/tables/${encodeURIComponent(id)}/branch`, { move, seats });

export const record = async (id: string): Promise<Blob> =>
  (await call(`/api/tables/${encodeURIComponent(id)}/record`)).blob();

export const sitDown = (id: string, seat: Seat, name: string): Promise<{ token: string }> =>
  post(`/api/tables/${encodeURIComponent(id)}/join`, { seat, name });

export const lessonWhy = async (name: string, line: number, action: string): Promise<Problem | null> =>
  (await post<{ refusal: Problem | null }>(`/api/lessons/${encodeURIComponent(name)}/${line}/why`, { action })).refusal;
