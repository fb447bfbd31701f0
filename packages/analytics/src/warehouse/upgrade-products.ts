import type { DuckDBConnection } from '@duckdb/node-api';

/** Facts that named a first product by its key, and the others in a text. */
const WITH_FIRST_PRODUCT = ['general', 'research'];

/**
 * Records once had the key of their first product, and the names of the others as one text that cannot be split for sure. Every
 * product becomes the list that names it alone, under its own key, so that only records with others are written: they get
 * lists of which the first product is the only member that is known.
 */
export async function listProducts(connection: DuckDBConnection): Promise<void> {
  await connection.run(`INSERT INTO product_list (key, product, product_type, product_category)
      SELECT key, product, product_type, product_category FROM product WHERE key <> 0 ORDER BY key;
    INSERT INTO listed_product SELECT key, 1, key FROM product WHERE key <> 0 ORDER BY key`);
  const others = WITH_FIRST_PRODUCT.map(
    (table) => `SELECT product_key, other_products FROM ${table} WHERE other_products IS NOT NULL`,
  );
  await connection.run(`CREATE OR REPLACE TEMP TABLE longer_list AS SELECT *, (SELECT max(key) FROM product)
      + row_number() OVER (ORDER BY product_key, other_products) AS list_key FROM (${others.join(' UNION ')});
    INSERT INTO product_list (key, product, product_type, product_category, other_products)
      SELECT list_key, product, product_type, product_category, other_products
      FROM longer_list JOIN product ON product.key = product_key ORDER BY list_key;
    INSERT INTO listed_product SELECT list_key, 1, product_key FROM longer_list ORDER BY list_key`);
  for (const table of WITH_FIRST_PRODUCT) {
    await connection.run(`UPDATE ${table} SET product_key = longer_list.list_key FROM longer_list
      WHERE ${table}.product_key = longer_list.product_key AND ${table}.other_products = longer_list.other_products`);
  }
  await connection.run('DROP TABLE longer_list');
}

/** Gives the column that `listProducts` has filled its name of today, in a transaction after it: the engine wants that so. */
export async function nameProductLists(connection: DuckDBConnection): Promise<void> {
  const left = await connection.runAndReadAll(`SELECT table_name FROM duckdb_columns()
    WHERE column_name = 'product_key' AND table_name IN (${WITH_FIRST_PRODUCT.map((table) => `'${table}'`).join(', ')})`);
  for (const [table] of left.getRows()) {
    await connection.run(`BEGIN; ALTER TABLE ${String(table)} RENAME product_key TO product_list_key;
      ALTER TABLE ${String(table)} DROP other_products; COMMIT`);
  }
}
