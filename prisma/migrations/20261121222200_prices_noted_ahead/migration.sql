-- An import writes the history of fifty thousand prices before it locks the products, so that buyers do not wait for it.
-- It says so in its transaction: SET LOCAL shop.prices_are_noted = 'on'.
DROP TRIGGER product_price_is_noted ON "product";
CREATE TRIGGER product_price_is_noted AFTER UPDATE OF price_grosze ON "product"
    FOR EACH ROW WHEN (OLD.price_grosze IS DISTINCT FROM NEW.price_grosze
      AND current_setting('shop.prices_are_noted', true) IS DISTINCT FROM 'on')
    EXECUTE FUNCTION note_price_change();
