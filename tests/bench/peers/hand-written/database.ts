import pg from 'pg'

/** The same number of connections as our server. */
export const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

export async function rowsOf<Row extends object>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows
}
