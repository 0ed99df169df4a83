import pg from 'pg'

/** As many connections as our server has. */
export const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

export async function rowsOf<Row extends object>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows
}
